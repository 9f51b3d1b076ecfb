import { useState, useSyncExternalStore } from 'react'
import { useDraft } from '@/api/useDraft'
import type { ReviewKind } from '@/contracts/reviews/enums'
import type { ReviewInput, UnreviewedUser } from '@/contracts/reviews/schemas'

/** The decision on one worker so far. `kind` null: undecided; another null leaves the stored value unchanged. */
export type Decision = Omit<ReviewInput, 'matchingId' | 'kind'> & { kind: ReviewKind | null }
const undecided: Decision = {
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
export type WorkerDecision = { worker: UnreviewedUser; decision: Decision }
type Decisions = Record<string, Decision>

/** A store with the part of react-hook-form's API that `useDraft` uses. */
function createDecisionStore() {
  let value: Decisions = {}
  const listeners = new Set<() => void>()
  const get = () => value
  const set = (next: Decisions) => {
    value = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const form = {
    subscribe: ({ callback }: { callback: () => void }) => subscribe(callback),
    getValues: () => ({ decisions: get() }),
    reset: (values: { decisions: Decisions }) => set(values.decisions),
  }
  return { get, set, subscribe, form }
}

/** The decisions of one shift by matching id, kept as a draft on this device until they are sent. */
export function useDecisions(draftKey: string | undefined) {
  const [store] = useState(createDecisionStore)
  const decisions = useSyncExternalStore(store.subscribe, store.get, store.get)
  const draft = useDraft(draftKey, store.form)
  return {
    decisions,
    draft,
    decisionOf: (matchingId: number) => decisions[matchingId] ?? undecided,
    decide: (matchingIds: readonly number[], change: Partial<Decision>) =>
      store.set({
        ...store.get(),
        ...Object.fromEntries(
          matchingIds.map((id) => [id, { ...(store.get()[id] ?? undecided), ...change }]),
        ),
      }),
    remove: (matchingIds: readonly number[]) =>
      store.set(
        Object.fromEntries(
          Object.entries(store.get()).filter(([id]) => !matchingIds.includes(Number(id))),
        ),
      ),
  }
}
