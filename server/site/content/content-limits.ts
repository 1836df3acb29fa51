/** Bounds of a content: ten times what it has today. */
export const contentLimits = { packed: 16 * 1024 * 1024, unpacked: 32 * 1024 * 1024, files: 5_000 }
