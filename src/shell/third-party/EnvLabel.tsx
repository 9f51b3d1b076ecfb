import { X } from 'lucide-react'
import { useRouter } from 'next/router'
import { useState } from 'react'
import styled from 'styled-components'
import { thirdPartyConfig } from '@/lib/config/publicConfig'
import { developmentFeatureFlags } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { color, font, layer, media, radiusS } from '@/ui/tokens'

const Label = styled.aside`
  position: fixed;
  z-index: ${layer.minifyButton};
  right: env(safe-area-inset-right);
  bottom: 72px;
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 60vw;
  padding: 0 0 0 8px;
  border-radius: ${radiusS} 0 0 ${radiusS};
  background: ${color.violetText};
  color: ${color.onFill};
  font-size: ${font.xxs};
  line-height: 1.3;
  button {
    position: relative;
    display: grid;
    place-items: center;
    width: 24px;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
    &::after {
      content: '';
      position: absolute;
      inset: -10px 0 -10px -20px;
    }
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`
/** Pages whose label names the branch; the others name the environment. */
const branchRoutes = /^\/(account|client|companies)/

/**
 * Shown outside production: the environment or branch and the active feature flags. Can be hidden
 * until the next load.
 */
export function EnvLabel() {
  const { pathname } = useRouter()
  const [stored] = useStored(developmentFeatureFlags)
  const [state, setState] = useState<'shown' | 'asking' | 'hidden'>('shown')
  if (state === 'hidden') return null
  const place = thirdPartyConfig.demoHostNumber || thirdPartyConfig.environmentName
  const flags = [...new Set([...thirdPartyConfig.featureFlags, ...stored])]
  return (
    <>
      <Label aria-label='環境'>
        <span>
          {branchRoutes.test(pathname) ? thirdPartyConfig.branch || place : place}
          {flags.length > 0 && (
            <>
              <br />
              {flags.join(', ')}
            </>
          )}
        </span>
        <button type='button' aria-label='環境の表示を消す' onClick={() => setState('asking')}>
          <X size={14} aria-hidden />
        </button>
      </Label>
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
