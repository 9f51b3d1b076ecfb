import { ScanLine } from 'lucide-react'
import { Button } from '@/ui/buttons/Button'
import { ListNote } from '@/ui/data-display/ListNote'

/** Says what happens at the due date, and selects all requests that the scans confirm (QR一致). */
export function ScanMatchNote({ count, onSelectAll }: { count: number; onSelectAll: () => void }) {
  return (
    <ListNote>
      <p>
        期限までに対応しないと、自動で承認されます。<span>期限の早い順です。</span>
      </p>
      {count > 0 && (
        <Button
          tone='blue'
          size={32}
          icon={<ScanLine size={18} aria-hidden />}
          onClick={onSelectAll}
        >
          QR一致の{count}件を選ぶ
        </Button>
      )}
    </ListNote>
  )
}
