/** Latest start of hydration after the page was loaded, in ms (specification, section 2.1; product facts, 6.1). */
export const HYDRATION_IDLE_TIMEOUT_MS = 7000
