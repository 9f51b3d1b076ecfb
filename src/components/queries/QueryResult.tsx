import type { ReactNode } from 'react'
import type { ApiError } from '@/api/ApiError'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** What useQuery returns. */
export type QueryState<T> = {
  data?: T | undefined
  error?: ApiError | undefined
  isValidating: boolean
  /** Without data of its own; `data` may be that of the read before. */
  isLoading?: boolean
  mutate: () => Promise<unknown>
}

type Data<T> = { [K in keyof T]: T[K] extends QueryState<infer D> ? D : never }

/** Combines several reads: has data once all have, fails with the first failure, and retries those that failed. */
export function allOf<T extends Record<string, QueryState<unknown>>>(
  reads: T,
): QueryState<Data<T>> {
  const all = Object.values(reads)
  const error = all.find((read) => read.error)?.error
  const isLoaded = all.every(({ data }) => data !== undefined)
  return {
    ...(isLoaded && {
      data: Object.fromEntries(
        Object.entries(reads).map(([name, { data }]) => [name, data]),
      ) as Data<T>,
    }),
    ...(error && { error }),
    isValidating: all.some(({ isValidating }) => isValidating),
    mutate: () => Promise.all(all.filter((read) => read.error).map((read) => read.mutate())),
  }
}

type ErrorProps = {
  of: QueryState<unknown>
  /** The name of the data: the message says 「{name}を読み込めませんでした」. */
  name: string
  heading?: 'h2' | 'h3'
  /** The small form, for one block of a page. Stale data always gets it. */
  inline?: boolean
  /** What the failure did not change. It replaces the message of the error. */
  note?: ReactNode
}

/** The failure of a read, with a retry. Renders nothing without a failure. */
export function QueryError({ of, name, heading, inline = false, note }: ErrorProps) {
  const { data, error, isValidating, mutate } = of
  if (!error) return null
  return (
    <ErrorState
      title={`${name}を読み込めませんでした`}
      inline={inline || data !== undefined}
      onRetry={() => void mutate()}
      retrying={isValidating}
      {...(heading !== undefined && { heading })}
    >
      {note ?? error.message}
    </ErrorState>
  )
}

type Props<T> = Omit<ErrorProps, 'of'> & {
  of: QueryState<T>
  /** A placeholder of the size of the content. */
  skeleton?: ReactNode
  /** Shown instead of the error for 404. */
  missing?: ReactNode
  /** The content. Without it only the states are shown, above separate content. */
  children?: (data: T) => ReactNode
}

/**
 * Shows a read in each of its states: the skeleton, the failure with a retry, `missing` for 404, or the content. If a
 * later read fails, the content stays below a notice.
 */
export function QueryResult<T>({
  of,
  skeleton = <Skeleton />,
  missing,
  children,
  ...failure
}: Props<T>) {
  const { data, error } = of
  if (missing !== undefined && error?.status === 404) return <>{missing}</>
  return (
    <>
      <QueryError of={of} {...failure} />
      {data === undefined ? !error && skeleton : children?.(data)}
    </>
  )
}
