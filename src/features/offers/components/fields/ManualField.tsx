import { FileText, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Manual } from '@/contracts/manuals/schemas'
import { manualLimits } from '@/contracts/manuals/enums'
import { ManualName } from '@/components/offers/ManualName'
import { Button } from '@/ui/buttons/Button'
import { Field } from '@/ui/fields/Field'
import { fileSize, takeFiles } from '@/ui/fields/fileRules'
import { IconButton } from '@/ui/buttons/IconButton'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { type Editing, faultIn } from '@/features/offers/lib/editing'
import {
  forget,
  goOn,
  type Sending,
  startSending,
  useSendings,
} from '@/features/offers/lib/manualSending'
import { Manuals } from './ManualField.styles'

const FIELD = 'content.manuals'
const accept = ['application/pdf', '.pdf']
const rules = {
  accept,
  acceptLabel: 'PDF',
  maxBytes: manualLimits.bytes,
  maxCount: manualLimits.count,
}

/** The manuals of a template. A file is sent as soon as it is chosen, piece by piece; the form holds what has come. */
export function ManualField({ editing: { clientId, form, values } }: { editing: Editing }) {
  const list = values.content.manuals
  const sendings = useSendings()
  const [refused, setRefused] = useState<readonly string[]>([])
  const [over, setOver] = useState(false)
  const [told, setTold] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const other = useRef<HTMLInputElement>(null)
  const replaced = useRef<Manual>(undefined)

  // What is there now, not what was drawn: a file may arrive while another is being chosen.
  const now = () => form.getValues(FIELD)
  const put = (next: Manual[]) =>
    form.setValue(FIELD, next, {
      shouldDirty: true,
      shouldValidate: next.every(({ id }) => id > 0),
    })
  const swap = (id: number, by: Manual | undefined) =>
    put(now().flatMap((one) => (one.id !== id ? [one] : by ? [by] : [])))
  const sent = (name: string) => (id: number, manual: Manual) => {
    swap(id, manual)
    setTold(`${name}を送信しました`)
  }
  const begin = (file: File, before?: Manual): Manual => ({
    id: startSending({ clientId, file, before, onSent: sent(file.name) }),
    name: file.name,
    byteSize: file.size,
  })
  function add(chosen: readonly File[]) {
    const room = manualLimits.count - now().length
    const taken = takeFiles([], chosen, { ...rules, maxCount: room })
    setRefused(
      taken.refused.map((words) =>
        words.replace(
          `選べるのは${room}件までです。`,
          `マニュアルは${manualLimits.count}件までです。`,
        ),
      ),
    )
    put([...now(), ...taken.files.map((file) => begin(file))])
  }
  function replace(chosen: readonly File[]) {
    const before = replaced.current
    const taken = takeFiles([], chosen, { ...rules, maxCount: 1 })
    const [file] = taken.files
    setRefused(taken.refused)
    if (before && file) swap(before.id, begin(file, before))
  }
  function takeOff({ id }: Manual, by?: Manual) {
    forget(id)
    setRefused([])
    swap(id, by)
    // The button is gone with its row.
    requestAnimationFrame(() => input.current?.focus())
  }

  const error =
    refused.length > 0
      ? refused.join('\n')
      : faultIn(form.getFieldState(FIELD, form.formState).error)
  return (
    <Field
      label='マニュアル(PDF)'
      optional
      help='マッチングしたワーカーに、メッセージで届きます。公開後に差し替えても、公開済みの求人では元のままです。'
      error={error}
    >
      {(wiring) => (
        <Manuals>
          {list.length > 0 && (
            <ul aria-label='マニュアル'>
              {list.map((manual) => (
                <li key={manual.id}>
                  <span data-kind=''>
                    <FileText aria-hidden />
                  </span>
                  {manual.id > 0 ? (
                    <>
                      <span data-file=''>
                        <ManualName clientId={clientId} manual={manual} />
                        <small>{fileSize(manual.byteSize)}</small>
                      </span>
                      <span data-acts=''>
                        <Button
                          size={32}
                          aria-label={`${manual.name}を差し替える`}
                          onClick={() => {
                            replaced.current = manual
                            other.current?.click()
                          }}
                        >
                          差し替える
                        </Button>
                        <IconButton
                          label={`${manual.name}を外す`}
                          icon={<X aria-hidden />}
                          onClick={() => takeOff(manual)}
                        />
                      </span>
                    </>
                  ) : (
                    <OnItsWay
                      manual={manual}
                      sending={sendings.find(({ id }) => id === manual.id)}
                      onTakeOff={(by) => takeOff(manual, by)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <input
            ref={other}
            type='file'
            hidden
            aria-label='差し替えるファイル'
            accept={accept.join(',')}
            onChange={(e) => {
              replace([...(e.target.files ?? [])])
              e.target.value = ''
            }}
          />
          {list.length < manualLimits.count && (
            <span
              data-drop
              data-over={over}
              onDragOver={(e) => {
                e.preventDefault()
                setOver(true)
              }}
              onDragLeave={() => {
                setOver(false)
              }}
              onDrop={(e) => {
                e.preventDefault()
                setOver(false)
                add([...e.dataTransfer.files])
              }}
            >
              <input
                {...wiring}
                ref={input}
                type='file'
                accept={accept.join(',')}
                multiple
                onChange={(e) => {
                  add([...(e.target.files ?? [])])
                  e.target.value = ''
                }}
              />
              <Upload aria-hidden />
              <span>
                <b>{list.length > 0 ? 'ファイルを追加する' : 'ファイルを選ぶ'}</b>
                <small>
                  PDF・1つ{fileSize(manualLimits.bytes)}まで・{manualLimits.count}件まで
                </small>
              </span>
            </span>
          )}
          <VisuallyHidden role='status'>{told}</VisuallyHidden>
        </Manuals>
      )}
    </Field>
  )
}

/** A row that is not there yet: how far it is, or why it stopped and what can be done. A draft of this device may name one that nobody sends any more. */
function OnItsWay({
  manual,
  sending,
  onTakeOff,
}: {
  manual: Manual
  sending: Sending | undefined
  onTakeOff: (by?: Manual) => void
}) {
  const percent = Math.floor((sending?.share ?? 0) * 100)
  const before = sending?.before
  const failed = !sending || sending.fault !== undefined
  return (
    <>
      <span data-file=''>
        <b>{manual.name}</b>
        {failed ? (
          <small data-fault='' role='alert'>
            {sending?.fault ?? '送信が途中で終わっています。外して、もう一度選んでください。'}
          </small>
        ) : (
          <ProgressBar
            label={`${manual.name}の送信`}
            value={percent}
            max={100}
            words={percent === 100 ? '確認しています' : `${percent}%`}
          />
        )}
      </span>
      <span data-acts=''>
        {sending && failed && (
          <Button
            size={32}
            aria-label={`${manual.name}をもう一度送る`}
            onClick={() => void goOn(manual.id)}
          >
            もう一度送る
          </Button>
        )}
        {before ? (
          <Button
            size={32}
            tone='link'
            aria-label={`${manual.name}への差し替えをやめる`}
            onClick={() => onTakeOff(before)}
          >
            元に戻す
          </Button>
        ) : (
          <IconButton
            label={failed ? `${manual.name}を外す` : `${manual.name}の送信をやめる`}
            icon={<X aria-hidden />}
            onClick={() => onTakeOff()}
          />
        )}
      </span>
    </>
  )
}
