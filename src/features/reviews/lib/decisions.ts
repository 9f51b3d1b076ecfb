import { useState, useSyncExternalStore } from 'react'
import { useDraft } from '@/api/useDraft'
import type { ReviewInput } from '@/contracts/reviews/schemas'
import type { ReviewKind } from '@/contracts/common/enums'

/** What was decided on one worker so far; null: left as it is. */
export type Decision = Omit<ReviewInput, 'matchingId' | 'kind'> & { kind: ReviewKind | null }
export const undecided: Decision = {
  kind: null,
  reasons: [],
  positions: [],
  comment: '',
  addGroupIds: [],
  favorite: null,
  trusted: null,
  memo: null,
  block: false,
}
type Decisions = Record<string, Decision>

/** A value that the draft can watch, as it watches a form. */
function watched(): {
  get: () => Decisions
  set: (next: Decisions) => void
  listen: (on: () => void) => () => void
} {
  let value: Decisions = {}
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const on of listeners) on()
    },
    listen: (on) => {
      listeners.add(on)
      return () => {
        listeners.delete(on)
      }
    },
  }
}

/** The decisions of one shift by matching, kept as a draft on this device until they are sent. */
export function useDecisions(draftKey: string | undefined) {
  const [{ store, form }] = useState(() => {
    const made = watched()
    return {
      store: made,
      form: {
        subscribe: ({ callback }: { callback: () => void }) => made.listen(callback),
        getValues: () => ({ decisions: made.get() }),
        reset: (values: { decisions: Decisions }) => made.set(values.decisions),
      },
    }
  })
  const decisions = useSyncExternalStore(store.listen, store.get, store.get)
  const draft = useDraft(draftKey, form)
  return {
    decisions,
    draft,
    of: (matchingId: number) => decisions[matchingId] ?? undecided,
    decide: (matchingIds: readonly number[], change: Partial<Decision>) =>
      store.set({
        ...store.get(),
        ...Object.fromEntries(
          matchingIds.map((id) => [id, { ...(store.get()[id] ?? undecided), ...change }]),
        ),
      }),
    forget: (matchingIds: readonly number[]) =>
      store.set(
        Object.fromEntries(
          Object.entries(store.get()).filter(([id]) => !matchingIds.includes(Number(id))),
        ),
      ),
  }
}
