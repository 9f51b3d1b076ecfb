import { QRCodeSVG } from 'qrcode.react'

/** The QR code of an invitation. `size` in px. */
export function InviteCode({ url, size = 232 }: { url: string; size?: number }) {
  return (
    <QRCodeSVG value={url} level='M' marginSize={4} size={size} role='img' title='招待のQRコード' />
  )
}
