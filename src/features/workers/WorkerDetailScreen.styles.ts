import styled from 'styled-components'
import { Link } from '@/ui/buttons/Link'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, framed, weight } from '@/ui/tokens'

/** The next shift of the worker as a link. */
export const NextShiftLink = styled(Link)`
  display: flex;
  align-items: stretch;
  gap: 12px;
  min-height: 56px;
  margin-bottom: 16px;
  overflow: hidden;
  ${framed}
  color: ${color.ink};
  text-decoration: none;
  line-height: 1.4;
  > span:first-child {
    display: grid;
    place-items: center;
    min-width: 56px;
    padding: 0 8px;
    border-right: 1px dashed ${color.control};
    background: ${color.sunken};
    font-weight: ${weight.bold};
    font-size: ${font.s};
  }
  &[data-today] > span:first-child {
    background: ${color.brand};
    color: ${color.onBrand};
    border-right-color: ${color.ink};
  }
  > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    padding: 10px 0;
  }
  b {
    font-weight: ${weight.bold};
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  > svg {
    align-self: center;
    flex: none;
    margin-right: 12px;
    color: ${color.control};
  }
`

export const BodySkeleton = styled(Skeleton)`
  margin-top: 16px;
`
