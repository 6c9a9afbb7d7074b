import { useState } from 'react';
import { brands } from '../../src/brands/registry.js';
import { personas } from '../world/personas.js';
import { hostClasses, logins, type Settings } from '../world/settings.js';
import { Choice } from './Choice.js';
import { ControlError, type Panelled } from './control.js';
import { FlagChoice } from './FlagChoice.js';
import { MoveClock } from './MoveClock.js';
import { SettingField } from './SettingField.js';
import { changeShop, countriesOf, reloadPage } from './shopChanges.js';
import { Unreadable } from './Unreadable.js';
import { useReturnedFocus } from './useReturnedFocus.js';
import { useStanding } from './useStanding.js';

const countryNames = { uk: 'United Kingdom', us: 'United States', au: 'Australia', nz: 'New Zealand' };
const loginNames = { visitor: 'Visitor', soft: 'Recognised (soft)', hard: 'Signed in (hard)' };

/** The shop's world and its customer. Every change reloads the page. */
export function WorldSection(panelled: Panelled) {
  const { control } = panelled;
  const { standing, problem } = useStanding(control);
  const frame = useReturnedFocus(standing !== undefined);
  const [refused, setRefused] = useState<string>();
  if (!standing) return <Unreadable problem={problem} />;

  const { settings, login, now } = standing;
  const countries = countriesOf(settings.brand);
  const change = (changed: Partial<Settings>) => {
    changeShop(panelled, changed).catch((error: unknown) => {
      if (!(error instanceof ControlError)) throw error;
      setRefused(error.message);
    });
  };
  const changeBrand = (brand: string) =>
    // The new brand has no shop in a country where it is not sold.
    change({ brand, country: countriesOf(brand).find((country) => country === settings.country) });
  return (
    <div ref={frame} className="devtools-Fields">
      {refused !== undefined && (
        <p className="devtools-Problem" role="alert">
          {refused}
        </p>
      )}
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
        value={login}
        options={logins.map((one) => [one, loginNames[one]])}
        onChoose={(chosen) => change({ login: chosen })}
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
        present={new Date(now)}
        onMove={async (to) => {
          await control.ask('POST clock', { to });
          reloadPage(panelled);
        }}
      />
    </div>
  );
}
