import { Component, useState } from 'react';
import './settings.css';

const switches = [
  { name: 'Newsletter', hint: 'Once a month, when the kiln has cooled.' },
  { name: 'Low stock alerts', hint: 'When fewer than five of a glaze are left.' },
];

class Hint extends Component {
  render() {
    return <small className="settings-hint">{this.props.children}</small>;
  }
}

export function SettingsPage() {
  const [chosen, setChosen] = useState(['Newsletter']);
  const toggle = (name) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <section className="settings">
      <h1 className="settings-title">Settings</h1>
      {switches.map(({ name, hint }) => (
        <label className="settings-row" key={name}>
          <span>
            {name}
            <Hint>{hint}</Hint>
          </span>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
        </label>
      ))}
      {chosen.length === 0 && <Hint>You will hear nothing from us. That is fine, too.</Hint>}
    </section>
  );
}
