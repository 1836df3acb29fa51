/** Marks, for as long as the tab lives, that a download has started by itself. */
export const DOWNLOAD_STARTED_KEY = 'download-started'
