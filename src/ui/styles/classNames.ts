/** Joins the class names that are set. */
export const classNames = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')
