/** Milliseconds for which a mouse rests on a menu's title before the menu opens: passing over it opens no menu. */
export const MENU_INTENT_MS = 150

/** Milliseconds after mouse and focus have left a menu until it closes: enough for a detour on the way back into it. */
export const MENU_CLOSE_DELAY_MS = 300
