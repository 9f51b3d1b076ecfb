/** One event of the stream: what changed since the event before it. It names resources of stores, never contents. */
export type ChangeEvent = {
  /** Changed resources by store id. */
  stores: Record<string, readonly string[]>
  /** Changes may have been missed: everything that is shown is read again. */
  isGap: boolean
}
