/** Parses a CSV without quoted cells into one object per row, whose keys are the headings. */
export function rowsByHeading(csv: string): Record<string, string>[] {
  const [header = '', ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n')
  const headings = header.split(',')
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, column) => [headings[column] ?? '', cell])),
  )
}
