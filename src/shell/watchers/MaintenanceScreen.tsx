import { publicConfig } from '@/lib/config/publicConfig'

/** In no lazy file: it must show when nothing else can be loaded. */
export function MaintenanceScreen() {
  return (
    <main className='whole' data-over=''>
      <img
        className='logo'
        src='/logo.svg'
        alt={publicConfig.serviceName}
        width={193}
        height={40}
      />
      <svg className='art' viewBox='0 0 160 80' aria-hidden>
        <circle cx='80' cy='40' r='30' />
        <path d='M20 66h120M64 66V40a16 16 0 0 1 32 0v26M58 66v-8m44 8v-8M72 40h16' />
      </svg>
      <h1>現在、メンテナンス中です。</h1>
      <p>ご不便をおかけしますが、今しばらくお待ちください。</p>
    </main>
  )
}
