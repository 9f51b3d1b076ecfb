export type FileRules = {
  /** Media types or endings as in `accept`: ['image/jpeg', '.pdf']. */
  accept: readonly string[]
  /** For the message: 「JPEG・PNG・PDF」. */
  acceptLabel: string
  /** Largest size of one file in bytes. */
  maxBytes: number
  maxCount: number
}

const fits = (file: File, accept: readonly string[]) =>
  accept.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind
  })

/** '1.5MB', '300KB' */
export const fileSize = (bytes: number) =>
  bytes >= 1_048_576
    ? `${Math.round(bytes / 104_857.6) / 10}MB`
    : `${Math.max(1, Math.round(bytes / 1024))}KB`

/** What of the chosen files can be taken beside those that are there, and for the rest why not. */
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
        (f) => f.name === file.name && f.size === file.size && f.lastModified === file.lastModified,
      )
    )
      continue
    if (!fits(file, accept))
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
