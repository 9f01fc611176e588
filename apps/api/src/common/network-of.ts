import ipaddr from 'ipaddr.js';

/**
 * The network from which one person calls: an address of version 4 itself, also where it is written as one of version 6, and
 * of version 6 the first 64 bits, since whoever has one such address has all of its network.
 *
 * @param address as a socket or a trusted proxy names it; what is none is given back as it is
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

/**
 * The range that a network of `networkOf` is likely to have been given with others: 24 bits of version 4, and 48 of version 6, as
 * a provider gives them to one customer. What is none is given back as it is.
 */
export function rangeOf(network: string): string {
  const [address = ''] = network.split('/');
  if (!ipaddr.isValid(address)) return network;
  const parsed = ipaddr.process(address);
  const [bits, kind] = parsed.kind() === 'ipv4' ? ([24, ipaddr.IPv4] as const) : ([48, ipaddr.IPv6] as const);
  return `${kind.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}

/** Whether a call comes from the office's own PC. */
export const isOwnPc = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
