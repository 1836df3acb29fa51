/**
 * Longest wait of a browser for a part of the page, an answer or a vendor's script before something else is done, in ms:
 * longer than any deadline of the server for a page or for data.
 */
export const PART_TIMEOUT_MS = 10_000
