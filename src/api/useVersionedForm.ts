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
  /** What the server, or this form, says about it. */
  messages: readonly string[]
  /** What the other person changed. */
  changes: readonly FieldChange[]
  /** Those of the changes that the user edited too: the form has the input, until the user takes the other value. */
  clashes: readonly FieldChange[]
}
type Options<S extends Schema, T> = {
  /** What is edited, as the page has read it last; undefined for a new one. */
  record: T | undefined
  valuesOf: (record: T | undefined) => z.input<S>
  /** Input that comes back, with the values that it was typed over. */
  typed?: { values: z.input<S>; base: z.input<S> } | undefined
  /** Reads the record again. */
  onLatest?: (() => Promise<T | undefined>) | undefined
}

const MERGED = [
  '最新の内容を読み込みました。',
  '入力した内容は残っています。確かめて、もう一度保存してください。',
]
const DRAFT_MERGED = [
  '前に入力したあとに、ほかの担当者が内容を変えています。',
  '入力した内容は残っています。確かめてから保存してください。',
]

const draftConflict = ({ changes, clashes }: Merge): VersionConflict | undefined =>
  changes.length > 0 ? { kind: 'merged', messages: DRAFT_MERGED, changes, clashes } : undefined

/** For `useDraft`. A new record has no other version: its draft is put back as it was. */
const draftFormOf = (
  { subscribe, getValues, reset }: Pick<DraftForm, 'subscribe' | 'getValues' | 'reset'>,
  versions: Pick<DraftForm, 'openedValues' | 'takeDraft'> | undefined,
): DraftForm => ({ subscribe, getValues, reset, ...versions })

/** The form with what it was opened with, and the conflict that it shows. */
function useOpenedForm<S extends Schema, T extends object>(
  load: Load<S>,
  { record, valuesOf, typed: returning }: Options<S, T>,
) {
  type Path = FieldPath<z.input<S>>
  const [opened, setOpened] = useState(record)
  const [returned] = useState(
    () => returning && mergeOf(returning.base, returning.values, valuesOf(record)),
  )
  const [conflict, setConflict] = useState(returned && draftConflict(returned))
  const [form, submitValid, preload] = useSchemaForm(
    load,
    (returned ? valuesWith(valuesOf(opened), returned.typed) : valuesOf(opened)) as DefaultValues<
      z.input<S>
    >,
  )
  const setField = (path: string, value: unknown) =>
    form.setValue(path as Path, value as FieldPathValue<z.input<S>, Path>, { shouldDirty: true })
  return { form, submitValid, preload, setField, opened, setOpened, conflict, setConflict }
}

/**
 * The form of something that others may change. Values and version stay as they were when the form opened, however
 * often the page reads the record again: a version that is newer than the values would let a save undo what
 * somebody else wrote. `submitWith` hands the record to save over to its callback, for its `lockVersion`. On 409
 * `stale`, `conflict` says what the other person changed; `takeLatest` merges field by field: fields that were not
 * edited here take the other value, edited ones keep the input. A draft of this device, or input that comes back
 * (`typed`), is merged in the same way: it may have been typed over an older version.
 */
export function useVersionedForm<S extends Schema, T extends object>(
  load: Load<S>,
  options: Options<S, T>,
) {
  const { valuesOf, onLatest } = options
  const { form, submitValid, preload, setField, opened, setOpened, conflict, setConflict } =
    useOpenedForm(load, options)

  /** Shows what made a save stale. Throws any other error. */
  async function refuse(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'stale') throw error
    const latest = await onLatest?.().catch(() => undefined)
    const changes = latest ? changesOf(valuesOf(opened), valuesOf(latest)) : []
    setConflict({ kind: 'stale', messages: error.messages, changes, clashes: [] })
  }
  const submitWith = (save: (value: z.output<S>, opened: T | undefined) => Promise<unknown>) =>
    submitValid(async (value) => {
      setConflict(undefined)
      await save(value, opened).catch(refuse)
    })

  /** Reads the newest version and puts it below the input. */
  async function takeLatest() {
    const latest = await onLatest?.()
    if (!latest) return
    const { typed, ...others } = mergeOf(valuesOf(opened), form.getValues(), valuesOf(latest))
    form.reset(valuesOf(latest))
    for (const { path, to } of typed) setField(path, to)
    setOpened(latest)
    setConflict({ kind: 'merged', messages: MERGED, ...others })
  }
  /** Puts the draft of an earlier visit over the version that is open now. */
  function takeDraft(values: object, base: object) {
    const merge = mergeOf(base, values, valuesOf(opened))
    for (const { path, to } of merge.typed) setField(path, to)
    setConflict(draftConflict(merge))
  }
  /** Replaces the input of a field that both edited by what the other person saved. */
  function takeOther({ path, to }: FieldChange) {
    setField(path, to)
    setConflict(
      (known) =>
        known && { ...known, clashes: known.clashes.filter((clash) => clash.path !== path) },
    )
  }
  /** The form goes on with what was saved. */
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
