// Written by `npm run messages` from data/messages/; never edited by hand.

export interface Messages extends LiveMessages {
  'ERROR_403_HEADING': never
  'ERROR_403_TEXT': never
  'ERROR_403_IMAGE': never
  'ERROR_404_HEADING': never
  'ERROR_404_TITLE': never
  'ERROR_404_TEXT': never
  'ERROR_404_MESSAGE': { path: string }
  'ERROR_404_BACK': never
  'ERROR_500_HEADING': never
  'ERROR_500_TITLE': never
  'ERROR_500_TEXT': never
  'ERROR_500_BACK': never
}

export interface LiveMessages {
  'ERROR_UNEXPECTED': never
}
