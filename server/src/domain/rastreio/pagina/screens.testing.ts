/** Sizes of the screens that the page is tried on. */
export const SCREENS = { celular: { width: 390, height: 844 }, mesa: { width: 1280, height: 800 } } as const;
