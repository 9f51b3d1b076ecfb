/** Joins the defined class names. */
export const classNames = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')
