import { useState } from 'react'
import type { DefaultValues, FieldPath, FieldPathValue } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from './ApiError'
import { changesOf, mergeOf, valuesWith, type FieldChange, type Merge } from './mergeInput'
import type { DraftForm } from './useDraft'
import { useSchemaForm, type Load, type Schema } from './useSchemaForm'

/** `stale`: somebody else saved first. `merged`: their version is in the form, and the input is kept. */
export type VersionConflict = {
  kind: 'stale' | 'merged'
  /** The message of the server or of this form. */
  messages: readonly string[]
  /** What the other person changed. */
  changes: readonly FieldChange[]
  /**
   * The changes of others to fields that the user edited too: the form keeps the input until the user takes the other
   * value.
   */
  clashes: readonly FieldChange[]
}
type Options<S extends Schema, T> = {
  /** The edited record as last read by the page; undefined for a new one. */
  record: T | undefined
  valuesOf: (record: T | undefined) => z.input<S>
  /** Restored input, with the values that it is based on. */
  restored?: { values: z.input<S>; base: z.input<S> } | undefined
  /** Reads the record again. */
  readLatest?: (() => Promise<T | undefined>) | undefined
}

const MERGED_MESSAGES = [
  '最新の内容を読み込みました。',
  '入力した内容は残っています。確かめて、もう一度保存してください。',
]
const DRAFT_MERGED = [
  '前に入力したあとに、ほかの担当者が内容を変えています。',
  '入力した内容は残っています。確かめてから保存してください。',
]

const draftConflict = ({ changes, clashes }: Merge): VersionConflict | undefined =>
  changes.length > 0 ? { kind: 'merged', messages: DRAFT_MERGED, changes, clashes } : undefined

/** Returns what `useDraft` needs of this form. For a new record, without `versions`, a draft is restored unmerged. */
const draftFormOf = (
  { subscribe, getValues, reset }: Pick<DraftForm, 'subscribe' | 'getValues' | 'reset'>,
  versions: Pick<DraftForm, 'openedValues' | 'takeDraft'> | undefined,
): DraftForm => ({ subscribe, getValues, reset, ...versions })

/** Opens the form with its initial values, and keeps the conflict that it shows. */
function useOpenedForm<S extends Schema, T extends object>(
  load: Load<S>,
  { record, valuesOf, restored }: Options<S, T>,
) {
  type Path = FieldPath<z.input<S>>
  const [opened, setOpened] = useState(record)
  const [merge] = useState(
    () => restored && mergeOf(restored.base, restored.values, valuesOf(record)),
  )
  const [conflict, setConflict] = useState(merge && draftConflict(merge))
  const [form, submitValid, preload] = useSchemaForm(
    load,
    (merge ? valuesWith(valuesOf(opened), merge.edits) : valuesOf(opened)) as DefaultValues<
      z.input<S>
    >,
  )
  const setField = (path: string, value: unknown) =>
    form.setValue(path as Path, value as FieldPathValue<z.input<S>, Path>, { shouldDirty: true })
  return { form, submitValid, preload, setField, opened, setOpened, conflict, setConflict }
}

/**
 * A form for a record that others may change. Values and version stay as they were when the form opened, even if the
 * page reads the record again: with a newer version than the values, a save would undo the changes of others.
 * `submitWith` passes the opened record to its callback, for its `lockVersion`. On 409 `stale`, `conflict` says what
 * the other person changed; `takeLatest` merges field by field: fields that were not edited here take the other value,
 * edited ones keep the input. A draft of this device, or `restored` input, is merged in the same way, because it may be
 * based on an older version.
 */
export function useVersionedForm<S extends Schema, T extends object>(
  load: Load<S>,
  options: Options<S, T>,
) {
  const { valuesOf, readLatest } = options
  const { form, submitValid, preload, setField, opened, setOpened, conflict, setConflict } =
    useOpenedForm(load, options)

  /** Shows what made a save stale. Throws any other error. */
  async function refuse(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'stale') throw error
    const latest = await readLatest?.().catch(() => undefined)
    const changes = latest ? changesOf(valuesOf(opened), valuesOf(latest)) : []
    setConflict({ kind: 'stale', messages: error.messages, changes, clashes: [] })
  }
  const submitWith = (save: (value: z.output<S>, opened: T | undefined) => Promise<unknown>) =>
    submitValid(async (value) => {
      setConflict(undefined)
      await save(value, opened).catch(refuse)
    })

  /** Reads the newest version and merges the input into it. */
  async function takeLatest() {
    const latest = await readLatest?.()
    if (!latest) return
    const { edits, ...others } = mergeOf(valuesOf(opened), form.getValues(), valuesOf(latest))
    form.reset(valuesOf(latest))
    for (const { path, to } of edits) setField(path, to)
    setOpened(latest)
    setConflict({ kind: 'merged', messages: MERGED_MESSAGES, ...others })
  }
  /** Merges the draft of an earlier visit into the version that is open now. */
  function takeDraft(values: object, base: object) {
    const merge = mergeOf(base, values, valuesOf(opened))
    for (const { path, to } of merge.edits) setField(path, to)
    setConflict(draftConflict(merge))
  }
  /** Replaces the input by the saved value, in a field that both edited. */
  function takeOther({ path, to }: FieldChange) {
    setField(path, to)
    setConflict(
      (current) =>
        current && { ...current, clashes: current.clashes.filter((clash) => clash.path !== path) },
    )
  }
  /** Continues the form with the saved record. */
  function reopen(saved: T) {
    form.reset(valuesOf(saved))
    setOpened(saved)
    setConflict(undefined)
  }
  return {
    form,
    submitWith,
    preload,
    opened,
    conflict,
    refuse,
    takeLatest,
    takeOther,
    reopen,
    draftForm: draftFormOf(form, opened && { openedValues: () => valuesOf(opened), takeDraft }),
  } as const
}
