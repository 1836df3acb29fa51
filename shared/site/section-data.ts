/**
 * What static sections show of the back end's data, of the site's own lists or of one visitor, by their kind. Each feature
 * adds its own beside its face.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface SectionData {}
