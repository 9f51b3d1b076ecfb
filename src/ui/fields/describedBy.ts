/** aria-describedby of a control: its error, if there is one, and its help. */
export const describedBy = (id: string, error: unknown, help: unknown) =>
  [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
