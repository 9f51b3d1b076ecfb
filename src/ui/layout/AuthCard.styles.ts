import styled from 'styled-components'
import { color, font, framed, media, size, weight } from '@/ui/tokens'

/** The page with a single card in its middle. */
export const AuthPage = styled.div`
  box-sizing: border-box;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 24px 16px 16px;
  > [data-card] {
    box-sizing: border-box;
    width: 100%;
    max-width: ${size.authMax};
    display: flex;
    flex-direction: column;
    gap: 20px;
  }
  [data-logo] {
    align-self: center;
    width: 240px;
    height: auto;
    margin-top: 24px;
  }
  [data-sub] {
    margin: -8px 0 0;
    text-align: center;
    color: ${color.ink2};
    font-size: ${font.s};
  }
  h1 {
    margin: 12px 0 0;
    text-align: center;
    font-size: ${font.l};
    line-height: 1.4;
    font-weight: ${weight.bold};
    font-feature-settings: 'palt';
  }
  h1[data-alert] {
    color: ${color.dangerText};
  }
  [data-link] {
    margin: 0;
    text-align: center;
  }
  [data-link] a,
  [data-foot] a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  [data-link] a {
    color: ${color.primaryFill};
  }
  [data-footer-logo] {
    align-self: center;
    max-width: 160px;
  }
  > [data-foot] {
    margin-top: auto;
    padding-top: 32px;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 4px 20px;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  > [data-foot] a {
    color: ${color.ink2};
  }
  ${media.tablet} {
    padding-top: 64px;
    > [data-card] {
      ${framed}
      padding: 40px 48px 24px;
    }
    [data-logo] {
      width: 300px;
      margin-top: 0;
    }
    h1 {
      font-size: ${font.xl};
    }
  }
`
