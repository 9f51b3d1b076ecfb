import { MessageCircle } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { Can } from '@/components/permissions/Can'
import { accounts } from '@/contracts/accounts'
import { workerSupporters } from '@/contracts/workerSupporters'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const InquirySheet = dynamic(() => import('./InquirySheet').then((m) => m.InquirySheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})

/** Opens the inquiry on worker supporters. */
export function InquiryButton({ clientId }: { clientId: string }) {
  const { data: me } = useQuery(accounts.me, {})
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Can do={workerSupporters.inquire} room>
        <Button
          icon={<MessageCircle size={18} aria-hidden />}
          {...preloadDialog}
          onClick={() => setIsOpen(true)}
        >
          問い合わせる
        </Button>
      </Can>
      {isOpen && (
        <InquirySheet
          clientId={clientId}
          contactName={me?.name ?? ''}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
