export type FileRules = {
  /** Media types or extensions as in the `accept` attribute: ['image/jpeg', '.pdf']. */
  accept: readonly string[]
  /** For the message: 「JPEG・PNG・PDF」. */
  acceptLabel: string
  /** Largest size of one file in bytes. */
  maxBytes: number
  maxCount: number
}

const isAccepted = (file: File, accept: readonly string[]) =>
  accept.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind
  })

/** '1.5MB', '300KB' */
export const fileSize = (bytes: number) =>
  bytes >= 1_048_576
    ? `${Math.round(bytes / 104_857.6) / 10}MB`
    : `${Math.max(1, Math.round(bytes / 1024))}KB`

/**
 * Adds selected files to those that are there; `refused` holds the reason for each file that cannot be
 * added.
 */
export function takeFiles(
  present: readonly File[],
  selectedFiles: readonly File[],
  { accept, acceptLabel, maxBytes, maxCount }: FileRules,
) {
  const files = [...present]
  const refused: string[] = []
  for (const file of selectedFiles) {
    if (
      files.some(
        (other) =>
          other.name === file.name &&
          other.size === file.size &&
          other.lastModified === file.lastModified,
      )
    )
      continue
    if (!isAccepted(file, accept))
      refused.push(`「${file.name}」は選べません。${acceptLabel}のファイルを選んでください。`)
    else if (file.size === 0)
      refused.push(`「${file.name}」は中身がありません。別のファイルを選んでください。`)
    else if (file.size > maxBytes)
      refused.push(
        `「${file.name}」は${fileSize(file.size)}あります。1つ${fileSize(maxBytes)}までのファイルを選んでください。`,
      )
    else if (files.length >= maxCount)
      refused.push(`「${file.name}」は追加できません。選べるのは${maxCount}件までです。`)
    else files.push(file)
  }
  return { files, refused }
}
