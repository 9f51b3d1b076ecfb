/** The message of a field where it stands away from it: with its label, unless the message begins with it. */
export const namedError = (label: string | undefined, message: string) =>
  label && !message.startsWith(label) ? `${label}: ${message}` : message
