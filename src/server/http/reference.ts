/** What the API reference says of one call. */
export type CallReference = {
  /** What it is, a Japanese noun phrase: the title of the operation. */
  readonly summary: string
  /** What the types cannot say, in one or two English sentences. */
  readonly description: string
}
/**
 * The texts of all calls of a resource. They are beside the handlers, because every page loads the contract and only
 * the API document shows them. `implement(…)` takes them: a call without its texts does not compile (ADR 39).
 */
export type ReferenceOf<T> = { readonly [K in keyof T]: CallReference }
