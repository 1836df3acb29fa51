/** How long a toast is shown that does not say otherwise (specification, section 9). */
export const TOAST_TIMEOUT_MS = 50_000
