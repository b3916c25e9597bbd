import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import {useLivePanel} from '../../context';
import {Button} from '../../controls/Button';
import {CopyButton} from '../../controls/CopyButton';
import {Menu, type MenuProps} from '../../controls/Menu';
import shared from '../../shared.tools.module.css';
import {Downloads, type DownloadsProps} from './Downloads';
import {Embed} from './Embed';
import {PythonProgram} from './PythonProgram';

export type ShareMenuProps = Omit<MenuProps, 'children'> &
  Pick<DownloadsProps, 'figures'>;

/** Links, code and files of the present run. */
export function ShareMenu({
  label,
  figures,
  onClose,
}: ShareMenuProps): ReactNode {
  const {address} = useLivePanel();
  const [isEmbedShown, setIsEmbedShown] = useState(false);
  return (
    <Menu label={label} onClose={onClose}>
      <div className={shared.toolbar}>
        <CopyButton
          text={address}
          fieldLabel={translate({
            id: 'simulation.link.address',
            message: 'Address with the present values',
            description: 'Field with the address where it can not be copied',
          })}
        >
          {translate({
            id: 'simulation.link.copy',
            message: 'Copy link',
            description: 'Copies the address with the present values',
          })}
        </CopyButton>
        <Button
          aria-expanded={isEmbedShown}
          onClick={() => setIsEmbedShown(!isEmbedShown)}
        >
          {translate({
            id: 'simulation.embed',
            message: 'Embed',
            description: 'Shows and copies the code of a frame for other sites',
          })}
        </Button>
        <PythonProgram />
      </div>
      {isEmbedShown && <Embed />}
      <Downloads figures={figures}>
        <Button onClick={() => window.print()}>
          {translate({
            id: 'simulation.print',
            message: 'Print',
            description: 'Prints the page with the present run',
          })}
        </Button>
      </Downloads>
    </Menu>
  );
}
