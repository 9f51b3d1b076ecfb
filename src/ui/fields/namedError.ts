/** Formats the message of a field for another place: with the field's label, unless the message begins with it. */
export const namedError = (label: string | undefined, message: string) =>
  label && !message.startsWith(label) ? `${label}: ${message}` : message
