import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import type { VersionConflict } from '@/api/useVersionedForm'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import type { ConflictAlert as ConflictAlertType } from './ConflictAlert'

// Loaded lazily, because it is only needed after somebody else has saved first.
const ConflictAlert = dynamic(() => import('./ConflictAlert').then((m) => m.ConflictAlert), {
  ssr: false,
  loading: LazyDialogBoundary,
})

type AlertProps = ComponentProps<typeof ConflictAlertType>
type Props = Pick<AlertProps, 'labels' | 'words'> & {
  /** What `useVersionedForm` returns. */
  versioned: Pick<AlertProps, 'takeLatest' | 'takeOther'> & {
    conflict: VersionConflict | undefined
  }
}

/**
 * Shows above the fields of a form what somebody else has saved in the meantime. Offers to merge it, or to take it
 * field by field in place of the input.
 */
export function ConflictNotice({
  versioned: { conflict, takeLatest, takeOther },
  ...texts
}: Props) {
  return (
    conflict && (
      <ConflictAlert {...texts} conflict={conflict} takeLatest={takeLatest} takeOther={takeOther} />
    )
  )
}
