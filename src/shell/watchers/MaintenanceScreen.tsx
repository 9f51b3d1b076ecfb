import { publicConfig } from '@/lib/config/publicConfig'
import { FullPageMessage } from '@/shell/page/FullPageMessage'
import { PageMeta } from '@/shell/page/PageMeta'

/** Covers the console while the server is under maintenance. */
export function MaintenanceScreen() {
  return (
    <>
      <PageMeta title='メンテナンス中' />
      <FullPageMessage
        isOverlay
        logo={<img src='/logo-mark.svg' alt={publicConfig.serviceName} width={193} height={40} />}
        viewBox='0 0 160 80'
        drawing={
          <>
            <circle cx='80' cy='40' r='30' />
            <path d='M20 66h120M64 66V40a16 16 0 0 1 32 0v26M58 66v-8m44 8v-8M72 40h16' />
          </>
        }
        title='現在、メンテナンス中です。'
        text='ご不便をおかけしますが、今しばらくお待ちください。'
      />
    </>
  )
}
