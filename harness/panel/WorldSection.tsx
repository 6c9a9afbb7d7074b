import { loginOf } from '../../mocks/engine/mock.js';
import { presentMoment } from '../../mocks/engine/movedClock.js';
import { personas } from '../../mocks/world/personas.js';
import { hostClasses, logins, type Settings } from '../../mocks/world/settings.js';
import { brands } from '../../src/entries/model.js';
import { Choice } from './Choice.js';
import { changeShop, countriesOf, reloadAll, type ShopControl } from './control.js';
import { FlagChoice } from './FlagChoice.js';
import { MoveClock } from './MoveClock.js';
import { SettingField } from './SettingField.js';
import { useReturnedFocus } from './useReturnedFocus.js';
import { useSaved } from './useSaved.js';

const countryNames = { uk: 'United Kingdom', us: 'United States', au: 'Australia', nz: 'New Zealand' };
const loginNames = { visitor: 'Visitor', soft: 'Recognised (soft)', hard: 'Signed in (hard)' };

/** The shop's world and its customer. Every change reloads the page. */
export function WorldSection({ control }: { control: ShopControl }) {
  const { saved, sessionId } = useSaved(control);
  const frame = useReturnedFocus(saved !== undefined);
  if (!saved) return null;

  const { settings } = saved;
  const countries = countriesOf(settings.brand);
  const change = (changed: Partial<Settings>) => void changeShop(control, changed);
  const changeBrand = (brand: string) =>
    // The new brand has no shop in a country where it is not sold.
    change({ brand, country: countriesOf(brand).find((country) => country === settings.country) });
  return (
    <div ref={frame} className="harness-Fields">
      <Choice
        name="brand"
        label="Brand"
        value={settings.brand}
        options={brands.map(({ id, displayName }) => [id, `${displayName} (${id})`])}
        onChoose={changeBrand}
      />
      <Choice
        name="country"
        label="Country"
        value={settings.country ?? countries[0]}
        options={countries.map((country) => [country, countryNames[country]])}
        onChoose={(country) => change({ country })}
      />
      <Choice
        name="login"
        label="Login of this visit"
        value={loginOf(saved, sessionId)}
        options={logins.map((login) => [login, loginNames[login]])}
        onChoose={(login) => change({ login })}
      />
      <Choice
        name="persona"
        label="Persona"
        value={settings.persona}
        options={personas.map((persona) => [persona, persona])}
        onChoose={(persona) => change({ persona })}
      />
      <Choice
        name="host"
        label="Host class"
        value={settings.host}
        options={hostClasses.map((host) => [host, host])}
        onChoose={(host) => change({ host })}
      />
      <FlagChoice chosen={settings.flags} onChange={(flags) => change({ flags })} />
      <SettingField
        name="latency"
        label="Latency of every call, in ms"
        value={String(settings.latency)}
        onChange={change}
      />
      <SettingField name="seed" label="Seed: what the shop sells" value={settings.seed} onChange={change} />
      <SettingField
        name="clock"
        label="Clock: the moment the world begins at. Another one starts a new shop"
        value={settings.clock}
        onChange={change}
      />
      <MoveClock
        present={presentMoment(saved)}
        onMove={async (to) => {
          await control.mock.moveClock(to);
          reloadAll(control);
        }}
      />
    </div>
  );
}
