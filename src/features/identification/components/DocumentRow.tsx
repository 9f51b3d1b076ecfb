import { CircleAlert, FileText, RotateCcw, Trash2, Upload } from 'lucide-react'
import { useId } from 'react'
import type { IdentificationDocumentKind } from '@/contracts/identification/enums'
import type { IdentificationDocument } from '@/contracts/identification/schemas'
import {
  identificationDocumentHelp,
  identificationDocumentLabel,
} from '@/domain/identification/documents'
import { documentRules, type ChosenDocument } from '@/features/identification/hooks/useDocuments'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { fileSize } from '@/ui/fields/files/fileRules'
import { Row } from './DocumentRow.styles'

type Props = {
  kind: IdentificationDocumentKind
  /** The document that was submitted last; undefined if there is none. */
  document: IdentificationDocument | undefined
  chosen?: ChosenDocument | undefined
  /** Undefined: no file can be chosen for this document now. */
  onChoose?: ((files: readonly File[]) => void) | undefined
  onRetry?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

function Status({ document }: Pick<Props, 'document'>) {
  if (document?.status === 'approved') return <StatusChip kind='finished' label='確認済み' />
  if (document?.status === 'returned')
    return <StatusChip kind='warning' label='再提出' icon={RotateCcw} />
  return document ? <StatusChip kind='warning' label='審査中' /> : null
}

function sendingText({ id, share, error }: ChosenDocument) {
  if (error !== undefined) return error
  return id === undefined
    ? `送信中 ${Math.round(share * 100)}%`
    : '読み込みました。まだ提出していません'
}

/** One document: what it has to show, what was submitted, why it was returned, and the file that is chosen now. */
export function DocumentRow({ kind, document, chosen, onChoose, onRetry, onRemove }: Props) {
  const inputId = useId()
  const label = identificationDocumentLabel[kind]
  return (
    <Row data-returned={document?.status === 'returned' || undefined} aria-label={label}>
      <header>
        <h3>{label}</h3>
        <Status document={document} />
      </header>
      {onChoose && <p>{identificationDocumentHelp[kind]}</p>}
      {document && (
        <p data-file=''>
          <FileText size={16} aria-hidden />
          {document.name}・{fileSize(document.byteSize)}・
          {formatDay(document.submittedAt, serverNow())}に提出
        </p>
      )}
      {document?.returnReason && (
        <p data-reason=''>
          <CircleAlert size={20} aria-hidden />
          <span>{document.returnReason}</span>
        </p>
      )}
      {chosen && <Chosen chosen={chosen} onRetry={onRetry} onRemove={onRemove} />}
      {onChoose && (
        <>
          <label data-drop='' htmlFor={inputId}>
            <Upload size={20} aria-hidden />
            {chosen?.file ? 'ほかのファイルを選ぶ' : 'ファイルを選ぶ'}
            <input
              id={inputId}
              type='file'
              aria-label={`${label}のファイルを選ぶ`}
              accept={documentRules.accept.join(',')}
              onChange={(event) => {
                onChoose([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </label>
          <small>JPEG・PNG・PDF、10MBまで。写真の位置情報は自動で消します。</small>
        </>
      )}
    </Row>
  )
}

/** The chosen file: how much of it has been sent, or why it was refused. */
function Chosen({
  chosen,
  onRetry,
  onRemove,
}: {
  chosen: ChosenDocument
  onRetry: (() => void) | undefined
  onRemove: (() => void) | undefined
}) {
  return (
    <div data-chosen='' role='status'>
      <FileText size={20} aria-hidden />
      <span>
        {chosen.file && <b>{chosen.file.name}</b>}
        <small data-error={chosen.error !== undefined || undefined}>{sendingText(chosen)}</small>
      </span>
      {chosen.file && chosen.error !== undefined && (
        <Button size={32} onClick={onRetry}>
          もう一度送る
        </Button>
      )}
      {chosen.file && (
        <IconButton
          label={`${chosen.file.name}を外す`}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
