import { useState } from 'react'
import { get, type DefaultValues, type FieldPath, type FieldPathValue } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from './ApiError'
import { useSchemaForm, type Load, type Schema } from './useSchemaForm'

type Versioned = { lockVersion: number }
/** A field by its path ('billing.email') with what somebody else made of it. */
export type FieldChange = { path: string; from: unknown; to: unknown }
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
  /** Reads the record again. */
  onLatest?: (() => Promise<T | undefined>) | undefined
}

const MERGED = [
  '最新の内容を読み込みました。',
  '入力した内容は残っています。確かめて、もう一度保存してください。',
]

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
/** The paths of all fields. A list is one field. */
const pathsOf = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isPlainObject(value) ? pathsOf(value, `${prefix}${name}.`) : [prefix + name],
  )
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const changesOf = (before: object, after: object): FieldChange[] =>
  pathsOf(after)
    .map((path) => ({ path, from: get(before, path) as unknown, to: get(after, path) as unknown }))
    .filter(({ from, to }) => !isSame(from, to))

/**
 * The form of something that others may change. Values and version stay as they were when the form opened, however
 * often the page reads the record again: a version that is newer than the values would let a save undo what
 * somebody else wrote. `submitWith` hands the record to save over to its callback, for its `lockVersion`. On 409
 * `stale`, `conflict` says what the other person changed; `takeLatest` merges field by field: fields that were not
 * edited here take the other value, edited ones keep the input.
 */
export function useVersionedForm<S extends Schema, T extends Versioned>(
  load: Load<S>,
  { record, valuesOf, onLatest }: Options<S, T>,
) {
  type Path = FieldPath<z.input<S>>
  const [opened, setOpened] = useState(record)
  const [conflict, setConflict] = useState<VersionConflict>()
  const [form, submitValid, preload] = useSchemaForm(
    load,
    valuesOf(opened) as DefaultValues<z.input<S>>,
  )
  const setField = (path: string, value: unknown) =>
    form.setValue(path as Path, value as FieldPathValue<z.input<S>, Path>, { shouldDirty: true })

  async function showConflict(messages: readonly string[]) {
    const latest = await onLatest?.().catch(() => undefined)
    const changes = opened && latest ? changesOf(valuesOf(opened), valuesOf(latest)) : []
    setConflict({ kind: 'stale', messages, changes, clashes: [] })
  }
  const submitWith = (save: (value: z.output<S>, opened: T | undefined) => Promise<unknown>) =>
    submitValid(async (value) => {
      setConflict(undefined)
      try {
        await save(value, opened)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale') throw error
        await showConflict(error.messages)
      }
    })

  /** Reads the newest version and puts it below the input. */
  async function takeLatest() {
    const latest = await onLatest?.()
    if (!latest || !opened) return
    const before = valuesOf(opened)
    const typed = changesOf(before, form.getValues())
    const changes = changesOf(before, valuesOf(latest))
    form.reset(valuesOf(latest))
    for (const { path, to } of typed) setField(path, to)
    setOpened(latest)
    const clashes = changes.filter(({ path, to }) =>
      typed.some((mine) => mine.path === path && !isSame(mine.to, to)),
    )
    setConflict({ kind: 'merged', messages: MERGED, changes, clashes })
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
  return { form, submitWith, preload, opened, conflict, takeLatest, takeOther, reopen } as const
}
