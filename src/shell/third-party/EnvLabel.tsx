import { useRouter } from 'next/router'
import { useState } from 'react'
import { thirdPartyConfig } from '@/lib/config/publicConfig'
import { developmentFeatureFlags } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Icon } from '@/shell/layout/Icon'

const besideBranch = /^\/(account|client|companies)/

/** Outside production: which build this is, and which features are switched on. Hidden until the next load once that is confirmed. */
export function EnvLabel() {
  const { pathname } = useRouter()
  const [stored] = useStored(developmentFeatureFlags)
  const [state, setState] = useState<'shown' | 'asking' | 'hidden'>('shown')
  if (state === 'hidden') return null
  const place = thirdPartyConfig.demoHostNumber || thirdPartyConfig.environmentName
  const flags = [...new Set([...thirdPartyConfig.featureFlags, ...stored])]
  return (
    <>
      <aside className='env' aria-label='環境'>
        <span>
          {besideBranch.test(pathname) ? thirdPartyConfig.branch || place : place}
          {flags.length > 0 && (
            <>
              <br />
              {flags.join(', ')}
            </>
          )}
        </span>
        <button type='button' aria-label='環境の表示を消す' onClick={() => setState('asking')}>
          <Icon name='close' className='s14' />
        </button>
      </aside>
      {state === 'asking' && (
        <ConfirmDialog
          title='ラベルを非表示にしますか？'
          cancelLabel='キャンセル'
          applyLabel='削除する'
          tone='danger'
          onApply={() => setState('hidden')}
          onClose={() => setState('shown')}
        />
      )}
    </>
  )
}
