import styled from 'styled-components'
import { Picture } from '@/components/uploads/Picture'
import { color } from '@/ui/tokens'

export const Photo = styled(Picture)`
  width: 100%;
  height: 100%;
`
export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: ${color.primaryTint};
  &[data-tint='green'] {
    background: ${color.successTint};
  }
  &[data-tint='grey'] {
    background: ${color.sunken};
  }
  &[data-tint='amber'] {
    background: ${color.warningTint};
  }
  circle {
    fill: ${color.brand};
  }
  path {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`
