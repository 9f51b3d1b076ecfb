import { Copy } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useRef, useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { shareLinks } from '@/contracts/shareLinks'
import {
  OfferingActionBody,
  type OfferingActionProps,
} from '@/features/offerings/lib/offeringActionBody'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** The share link of an offering as text and QR code. */
export function OfferingShareSheet({ clientId, offering, onClose }: OfferingActionProps) {
  const shareUrl = useQuery(shareLinks.shareUrl, { clientId, offeringId: offering.id })
  const { data: link, error } = shareUrl
  const urlField = useRef<HTMLInputElement>(null)
  const [copyMessage, setCopyMessage] = useState('')
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url)
      setCopyMessage('URLをコピーしました。')
    } catch {
      // The browser refused, or the page was not loaded over https: the text is selected for
      // copying by hand.
      urlField.current?.select()
      setCopyMessage('コピーできませんでした。選択されているURLを、ご自身でコピーしてください。')
    }
  }
  return (
    <Sheet
      title='求人を共有する'
      onClose={onClose}
      footer={(close) => (
        <>
          {link && (
            <Button
              tone='primary'
              size={48}
              icon={<Copy aria-hidden />}
              onClick={() => void copy(link.url)}
            >
              URLをコピーする
            </Button>
          )}
          <Button size={48} onClick={close}>
            閉じる
          </Button>
        </>
      )}
    >
      <OfferingActionBody>
        {link && (
          <>
            <div data-code=''>
              <QRCodeSVG
                value={link.url}
                level='M'
                marginSize={4}
                size={200}
                role='img'
                title={`「${offering.title}」の共有URLのQRコード`}
              />
            </div>
            <input
              ref={urlField}
              data-share-url=''
              readOnly
              aria-label='共有URL'
              value={link.url}
              onFocus={(event) => event.target.select()}
            />
            <p role='status'>{copyMessage}</p>
            <ul>
              <li>
                {offering.scope === 'url'
                  ? 'このURLを知っている人だけが申し込めます。共有する相手にご注意ください。'
                  : '一般公開の求人です。URLからも、アプリの一覧からも申し込めます。'}
              </li>
              <li>
                申し込みの締切({formatDateTime(link.expiresAt, serverNow())}
                )まで使えます。公開範囲を変えたり、締め切ったりすると使えなくなることがあります。
              </li>
            </ul>
          </>
        )}
        {!link && error?.status === 409 && (
          <Notice tone='plain' live title='いまは共有できません'>
            {error.messages.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        {!link && error?.status !== 409 && (
          <QueryResult
            of={shareUrl}
            name='共有URL'
            inline
            skeleton={<Skeleton kind='text' rows={4} />}
          />
        )}
      </OfferingActionBody>
    </Sheet>
  )
}
