import { useState } from 'react'
import { manualLimits } from '@/contracts/manuals/enums'
import type { Manual } from '@/contracts/manuals/schemas'
import type { Editing } from '@/features/offers/lib/editing'
import { removeSending, startSending } from '@/features/offers/lib/manualSending'
import { takeFiles } from '@/ui/fields/files/fileRules'

export const manualsField = 'content.manuals'
export const acceptedTypes = ['application/pdf', '.pdf']
const fileRules = {
  accept: acceptedTypes,
  acceptLabel: 'PDF',
  maxBytes: manualLimits.bytes,
  maxCount: manualLimits.count,
}

/**
 * Adds, replaces and removes manuals. A file is uploaded as soon as it is selected; it has a negative id until the
 * upload ends.
 */
export function useManuals({ clientId, form }: Pick<Editing, 'clientId' | 'form'>) {
  const [errorMessages, setErrorMessages] = useState<readonly string[]>([])
  const [statusMessage, setStatusMessage] = useState('')

  // Reads the current value and not the rendered one, because an upload may end while another file is being selected.
  const getManuals = () => form.getValues(manualsField)
  const setManuals = (next: Manual[]) =>
    form.setValue(manualsField, next, {
      shouldDirty: true,
      shouldValidate: next.every(({ id }) => id > 0),
    })
  const swap = (id: number, replacement: Manual | undefined) =>
    setManuals(
      getManuals().flatMap((manual) => {
        if (manual.id !== id) return [manual]
        return replacement ? [replacement] : []
      }),
    )
  function upload(file: File, before?: Manual): Manual {
    const onSent = (id: number, manual: Manual) => {
      swap(id, manual)
      setStatusMessage(`${file.name}を送信しました`)
    }
    const id = startSending({ clientId, file, before, onSent })
    return { id, name: file.name, byteSize: file.size }
  }
  function add(selected: readonly File[]) {
    const room = manualLimits.count - getManuals().length
    const { files, refused } = takeFiles([], selected, { ...fileRules, maxCount: room })
    const limitMessage = `マニュアルは${manualLimits.count}件までです。`
    // `takeFiles` names the remaining count; the message should name the limit.
    setErrorMessages(
      refused.map((message) => message.replace(`選べるのは${room}件までです。`, limitMessage)),
    )
    setManuals([...getManuals(), ...files.map((file) => upload(file))])
  }
  function replace(before: Manual | undefined, selected: readonly File[]) {
    const { files, refused } = takeFiles([], selected, { ...fileRules, maxCount: 1 })
    const [file] = files
    setErrorMessages(refused)
    if (before && file) swap(before.id, upload(file, before))
  }
  function remove({ id }: Manual, replacement?: Manual) {
    removeSending(id)
    setErrorMessages([])
    swap(id, replacement)
  }
  return { errorMessages, statusMessage, add, replace, remove }
}
