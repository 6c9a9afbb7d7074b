import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loginState } from '../../src/rules/common/loginState.js';
import { ReferFriendLink } from '../../src/screens/header/ReferFriendLink.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: ReferFriendLink,
  args: { login: from(({ answer }) => loginState(answer('getProfileDetails'))), originalText: 'Invite a friend' },
  decorators: [framed(400)],
});

export const OriginalText = meta.story({
  parameters: { rules: ['NAV-030', 'NAV-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Invite a friend' })).toHaveAttribute(
      'href',
      '/jsp/account/common/account_refer_friend.jsp',
    );
  },
});

export const Soft = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['IDENT-017', 'NAV-029', 'NAV-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Refer a friend' })).toHaveAttribute(
      'href',
      '/jsp/account/common/account_refer_friend.jsp',
    );
  },
});

export const Hard = Soft.extend({ globals: { login: 'hard' }, parameters: { rules: ['IDENT-021', 'NAV-029'] } });
