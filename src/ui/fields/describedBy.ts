/** aria-describedby of a control: its error, if there is one, and its help. */
export const described = (id: string, error: unknown, help: unknown) =>
  [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
