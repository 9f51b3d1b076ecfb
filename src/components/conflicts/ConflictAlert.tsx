import { useMemo } from 'react'
import type { FieldChange } from '@/api/mergeInput'
import type { VersionConflict } from '@/api/useVersionedForm'
import { Button } from '@/ui/buttons/Button'
import { FormAlert } from '@/ui/fields/form/FormAlert'

type Words = Readonly<Partial<Record<string, (value: never) => string | undefined>>>
const noWords: Words = {}
type Props = {
  conflict: VersionConflict
  takeLatest: () => Promise<void>
  takeOther: (clash: FieldChange) => void
  /** Labels of the fields by path. */
  labels: Readonly<Partial<Record<string, string>>>
  /** The labels of coded values. For values other than text and numbers only the label of the field is shown. */
  words?: Words
}

const plainText = (value: unknown) => {
  if (value === '' || value === null) return 'なし'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The content of a ConflictNotice. */
export function ConflictAlert({ conflict, takeLatest, takeOther, labels, words = noWords }: Props) {
  // Memoised for each conflict: the alert focuses itself for every new list, so a new list in each render would take
  // the focus from the field.
  const lines = useMemo(() => linesOf(conflict, labels, words), [conflict, labels, words])
  const labelledClashes = conflict.clashes.filter(({ path }) => labels[path])
  return (
    <FormAlert
      tone={conflict.kind === 'stale' ? 'error' : 'info'}
      messages={lines}
      action={
        conflict.kind === 'stale' ? (
          <Button size={32} onClick={() => void takeLatest()}>
            最新の内容を読み込む
          </Button>
        ) : (
          labelledClashes.map((clash) => (
            <Button key={clash.path} size={32} onClick={() => takeOther(clash)}>
              「{labels[clash.path]}」を先に保存された内容にする
            </Button>
          ))
        )
      }
    />
  )
}

/** Lists the message, what the other person changed, and what both changed, line by line. */
function linesOf(
  { kind, messages, changes, clashes }: VersionConflict,
  labels: Props['labels'],
  words: Words,
) {
  const textOf = (path: string, value: unknown) => words[path]?.(value as never) ?? plainText(value)
  const lineOf = ({ path, from, to }: FieldChange) => {
    const label = labels[path]
    const [before, after] = [textOf(path, from), textOf(path, to)]
    if (label === undefined) return []
    return before === undefined || after === undefined
      ? [`${label}が変わりました`]
      : [`${label}: ${before} → ${after}`]
  }
  const isClash = ({ path }: FieldChange) => clashes.some((clash) => clash.path === path)
  const changeLines = changes.filter((change) => !isClash(change)).flatMap(lineOf)
  const clashLines = clashes.flatMap(lineOf)
  if (kind === 'stale') return [...messages, ...changeLines]
  return [
    ...messages,
    ...(changeLines.length > 0 ? [`取り入れた変更: ${changeLines.join('、')}`] : []),
    ...(clashLines.length > 0
      ? [`入力と重なった変更(入力した内容を残しています): ${clashLines.join('、')}`]
      : []),
  ]
}
