import { FileText, Upload, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { IconButton } from '@/ui/buttons/IconButton'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { FileArea } from './FileField.styles'
import { fileSize, takeFiles, type FileRules } from './fileRules'

type Props<T extends FieldValues, O> = FieldProps<T, O> &
  FileRules & {
    /** On phones, opens this camera instead of the files. */
    capture?: 'environment' | 'user' | undefined
  }

/**
 * Files, selected or dropped. The value is a list of File; a file that breaks the rules is rejected
 * with the reason.
 */
export function FileField<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, label, accept, acceptLabel, maxBytes, maxCount, capture } = props
  const { field } = useController({ control: form.control, name })
  const [rejections, setRejections] = useState<readonly string[]>([])
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const files: readonly File[] = Array.isArray(field.value) ? field.value : []
  const setFiles = (next: readonly File[]) => {
    field.onChange(next as PathValue<T, FieldPath<T>>)
  }
  function addFiles(selectedFiles: readonly File[]) {
    const accepted = takeFiles(files, selectedFiles, props)
    setRejections(accepted.refused)
    setFiles(accepted.files)
  }
  const frame = frameOf(props)
  return (
    <Field {...frame} error={rejections.length > 0 ? rejections.join('\n') : frame.error}>
      {(wiring) => (
        <FileArea>
          {files.length > 0 && (
            <ul aria-label={`選んだファイル（${label}）`}>
              {files.map((file) => (
                <li key={`${file.name}/${file.size}/${file.lastModified}`}>
                  <Thumbnail file={file} />
                  <span data-file>
                    <b>{file.name}</b>
                    <small>{fileSize(file.size)}</small>
                  </span>
                  <IconButton
                    label={`${file.name}を外す`}
                    icon={<X aria-hidden />}
                    onClick={() => {
                      setRejections([])
                      setFiles(files.filter((other) => other !== file))
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {files.length < maxCount && (
            <span
              data-drop
              data-over={isDraggedOver}
              onDragOver={(e) => {
                e.preventDefault()
                setIsDraggedOver(true)
              }}
              onDragLeave={() => {
                setIsDraggedOver(false)
              }}
              onDrop={(e) => {
                e.preventDefault()
                setIsDraggedOver(false)
                addFiles([...e.dataTransfer.files])
              }}
            >
              <input
                {...wiring}
                type='file'
                name={name}
                ref={field.ref}
                accept={accept.join(',')}
                capture={capture}
                multiple={maxCount > 1}
                onBlur={field.onBlur}
                onChange={(e) => {
                  addFiles([...(e.target.files ?? [])])
                  // Reset, so that a removed file can be selected again.
                  e.target.value = ''
                }}
              />
              <Upload aria-hidden />
              <span>
                <b>{files.length > 0 ? 'ファイルを追加する' : 'ファイルを選ぶ'}</b>
                <small>
                  {acceptLabel}・1つ{fileSize(maxBytes)}まで・{maxCount}件まで
                </small>
              </span>
            </span>
          )}
        </FileArea>
      )}
    </Field>
  )
}

function Thumbnail({ file }: { file: File }) {
  const img = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/') || !img.current) return
    const url = URL.createObjectURL(file)
    img.current.src = url
    return () => {
      URL.revokeObjectURL(url)
    }
  }, [file])
  return file.type.startsWith('image/') ? (
    <img ref={img} alt='' />
  ) : (
    <span data-kind>
      <FileText aria-hidden />
    </span>
  )
}
