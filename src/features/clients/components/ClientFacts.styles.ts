import styled from 'styled-components'
import { StoredPicture } from '@/components/uploads/StoredPicture'
import { color, font, radius, rem } from '@/ui/tokens'

export const Unset = styled.span`
  color: ${color.ink3};
`
export const Phone = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`
export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${rem(140)}, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  span {
    font-size: ${font.s};
  }
`
export const Photo = styled(StoredPicture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${radius};
`
export const Email = styled.small`
  display: block;
  color: ${color.ink3};
  overflow-wrap: anywhere;
`
