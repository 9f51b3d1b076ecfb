import styled from 'styled-components'
import { StoredPicture } from '@/components/uploads/StoredPicture'
import { radius } from '@/ui/tokens'

/** The chosen pictures, each with the button that removes it in its corner. */
export const Photos = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    position: relative;
  }
  > ul button {
    position: absolute;
    top: 4px;
    right: 4px;
  }
`

export const Photo = styled(StoredPicture)`
  width: 120px;
  height: 90px;
  border-radius: ${radius};
`
