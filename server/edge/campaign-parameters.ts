/** Parameters by which advertisers count: they change no page (`No-Vary-Search`, an Internet-Draft of the HTTP working group). */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'fbclid',
  'msclkid',
] as const
